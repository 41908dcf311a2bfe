import { useActorRef, useSelector } from '@xstate/react';
import { useDraft } from '#drafts/use-draft.ts';
import { customFields, trendingFields } from '#entities/notifications.ts';
import type { TextField } from '#fields/field.ts';
import { errorsOf } from '#fields/validate.ts';
import { useText } from '#i18n/use-text.ts';
import { isUnsent } from '#machines/notification-send/machine.ts';
import { customLogic, trendingLogic } from '#records/notification-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { LeaveGuard } from '../shared/form/leave-guard.tsx';
import { CachedLists } from './cached-lists.tsx';
import { NotificationForm } from './notification-form.tsx';
import css from './sync.module.css';

/** /sync: the two notifications that staff send to readers (sections 3 and 7), and the offline cache. */
export function SyncScreen() {
  const text = useText();
  const trending = useNotification('trending', trendingFields, trendingLogic);
  const custom = useNotification('custom', customFields, customLogic);
  // One guard for both forms: two guards would ask twice.
  const hasUnsent = [useSelector(trending.sending, isUnsent), useSelector(custom.sending, isUnsent)].includes(true);

  return (
    <>
      <PageTitle heading={text('Sync & Notification')} />
      <div className={css['forms']}>
        <NotificationForm {...trending} title={text('Trending news notification')} />
        <NotificationForm {...custom} title={text('Custom notification')} />
      </div>
      <div className={css['offline']}>
        <CachedLists />
      </div>
      <LeaveGuard
        hasUnsaved={hasUnsent}
        mustAsk={() => [trending, custom].some(({ sending }) => isUnsent(sending.getSnapshot()))}
        drafts={[trending.draft, custom.draft]}
      />
    </>
  );
}

/** The props of a notification's form. `name` is the form in the draft's key. */
function useNotification(name: string, fields: Readonly<Record<string, TextField>>, logicOf: typeof trendingLogic) {
  const api = useOwnApi();
  const sending = useActorRef(useLogic(logicOf, api), {
    input: { validate: (values) => errorsOf(fields, 'create', values) },
  });
  return { name, fields, sending, draft: useDraft({ form: name, id: null }), calls: api.pending };
}
