import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useDraft } from '#drafts/use-draft.ts';
import { customFields, trendingFields } from '#entities/notifications.ts';
import type { Fields } from '#fields/field.ts';
import { rowValues } from '#fields/wire.ts';
import { useText } from '#i18n/use-text.ts';
import { isUnsent } from '#machines/notification-send/machine.ts';
import type { NotificationSendInput } from '#machines/notification-send/setup.ts';
import { customLogic, trendingLogic } from '#records/notification-logic.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { errorsOf } from '../shared/form/form-errors.ts';
import { LeaveGuard } from '../shared/form/leave-guard.tsx';
import { NotificationForm } from './notification-form.tsx';
import { OfflineCopies } from './offline-copies.tsx';
import css from './sync-screen.module.css';

const inputOf = (fields: Fields): NotificationSendInput => ({
  initial: rowValues(fields),
  validate: (values) => errorsOf(fields, 'create', values),
});

/** /sync: the two notifications that staff send to readers (sections 3 and 7), and the offline cache. */
export function SyncScreen() {
  const text = useText();
  const trendingApi = useOwnApi();
  const customApi = useOwnApi();
  const trending = useActorRef(
    useMemo(() => trendingLogic(trendingApi), [trendingApi]),
    { input: inputOf(trendingFields) },
  );
  const custom = useActorRef(
    useMemo(() => customLogic(customApi), [customApi]),
    { input: inputOf(customFields) },
  );
  const trendingDraft = useDraft({ form: 'trending', id: null });
  const customDraft = useDraft({ form: 'custom', id: null });
  // One guard for both forms: two guards would ask twice.
  const hasUnsent = [useSelector(trending, isUnsent), useSelector(custom, isUnsent)].includes(true);

  return (
    <>
      <PageTitle heading={text('Sync & Notification')} />
      <div className={css['forms']}>
        <NotificationForm
          name="trending"
          title={text('Trending news notification')}
          fields={trendingFields}
          sending={trending}
          draft={trendingDraft}
          calls={trendingApi.pending}
        />
        <NotificationForm
          name="custom"
          title={text('Custom notification')}
          fields={customFields}
          sending={custom}
          draft={customDraft}
          calls={customApi.pending}
        />
      </div>
      <div className={css['copies']}>
        <OfflineCopies />
      </div>
      <LeaveGuard
        hasUnsaved={hasUnsent}
        mustAsk={() => isUnsent(trending.getSnapshot()) || isUnsent(custom.getSnapshot())}
        drafts={[trendingDraft, customDraft]}
      />
    </>
  );
}
