import { SignOutQuestion } from '#screens/drafts/sign-out-question.tsx';
import { Commands } from '../commands/commands-dialog.tsx';
import { startDeferredServices } from '../deferred/start-deferred.ts';
import { DeferredNotices } from '../notices/deferred-notices.tsx';
import { ProfilePanel } from './profile-panel.tsx';

/** What the frame does not show at first. */
export const frameParts = { Commands, DeferredNotices, ProfilePanel, SignOutQuestion, startDeferredServices };
