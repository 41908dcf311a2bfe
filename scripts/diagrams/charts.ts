import type { AnyStateMachine } from 'xstate';
import { bulkMachine } from '#machines/bulk/machine.ts';
import { changePasswordMachine } from '#machines/change-password/machine.ts';
import { connectivityMachine } from '#machines/connectivity/machine.ts';
import { draftMachine } from '#machines/draft/machine.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import { formMachine } from '#machines/form/machine.ts';
import { installationMachine } from '#machines/installation/machine.ts';
import { listMachine } from '#machines/list/machine.ts';
import { listExportMachine } from '#machines/list-export/machine.ts';
import { loginMachine } from '#machines/login/machine.ts';
import { newPasswordMachine } from '#machines/new-password/machine.ts';
import { notificationSendMachine } from '#machines/notification-send/machine.ts';
import { phoneVerificationMachine } from '#machines/phone-verification/machine.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import { recoveryMachine } from '#machines/recovery/machine.ts';
import { removalMachine } from '#machines/removal/machine.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { scheduleMachine } from '#machines/schedule/machine.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { syncMachine } from '#machines/sync/machine.ts';
import { updateMachine } from '#machines/update/machine.ts';

/** A machine as its page shows it; `folder` is its place under machines/. */
export interface Chart {
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly about: string;
}

/** Every machine, in the order of the page. */
export const charts: readonly Chart[] = [
  {
    folder: 'session',
    machine: sessionMachine,
    about:
      'Who is signed in on this tab. A launch signs nobody out: a stored user without a token is `locked` when online and ' +
      '`readOnly` when not. A refused refresh is `expired`: the screen stays under the sign-in dialog. Whoever leaves is ' +
      'purged before anybody else comes in.',
  },
  {
    folder: 'login',
    machine: loginMachine,
    about: 'The login form, on its screen and in the sign-in dialog. One press, one attempt; what was typed stays.',
  },
  {
    folder: 'recovery',
    machine: recoveryMachine,
    about:
      'Recovering access by a one-time code. The wait before another code is an instant, so that a sleeping tab or a reload ' +
      'makes it no longer; whatever fails in verifying ends it. The code leaves in its own call only.',
  },
  {
    folder: 'new-password',
    machine: newPasswordMachine,
    about: 'The new password after a verified code. Once it is set, none is kept.',
  },
  {
    folder: 'change-password',
    machine: changePasswordMachine,
    about: 'The dialog for the own password. Errors show while typing; once it ends, no password is kept.',
  },
  {
    folder: 'phone-verification',
    machine: phoneVerificationMachine,
    about: 'A mobile number proved by a code: sent, verified, or `wrong`. The wait is that of the recovery.',
  },
  {
    folder: 'profile',
    machine: profileMachine,
    about:
      'The own profile. A changed number is verified before it is sent. A failed save leaves all the same, as the ' +
      'specification has it, unless it names a field or nobody knows what became of it.',
  },
  {
    folder: 'list',
    machine: listMachine,
    about:
      'A page of any entity for a query. Former rows stand, marked, for 300 ms; then a skeleton. An answer can never show ' +
      'under another query, because leaving a load cancels it.',
  },
  {
    folder: 'form',
    machine: formMachine,
    about:
      'The form of any entity. A save without a response is looked up and never sent again by itself: an edit in its record ' +
      '(`checking`), a create in the list (`lookingUp`). Where the lookup fails the form stays `unconfirmed`; where a record ' +
      'may be it, the user says so (`unsure`). Without a connection a save is kept and ends as `waiting`.',
  },
  {
    folder: 'draft',
    machine: draftMachine,
    about:
      'What is typed into one form, kept on the device at the latest a moment later. What an earlier visit left is offered; ' +
      'what is typed meanwhile goes under a name of its own. A full disk is told, and the next change tries again.',
  },
  {
    folder: 'draft-send',
    machine: draftSendMachine,
    about:
      'A kept draft on its way to the server, by a press. An edit is compared with the record as it is now; what others ' +
      'have changed is shown and decided first. Once sent without an answer, it is looked for before it is sent again.',
  },
  {
    folder: 'sync',
    machine: syncMachine,
    about:
      'What this device keeps of lists, as the person sees and governs it: brought up to date call by call, cancelled ' +
      'between two, forgotten.',
  },
  {
    folder: 'schedule',
    machine: scheduleMachine,
    about:
      'All pages of several lists, one call after the other. What the device has kept shows at once, and what is read takes ' +
      'its place list by list. A list that fails leaves the others to be read; offline none is asked for in vain.',
  },
  {
    folder: 'finder',
    machine: finderMachine,
    about:
      'Records looked for in many lists at once: in what this device has kept, then at the server, a few lists at a time. A ' +
      'list that does not answer is told, and what is kept of it stands.',
  },
  {
    folder: 'removal',
    machine: removalMachine,
    about: 'The removal of one record: asked for, confirmed, sent once.',
  },
  {
    folder: 'row-status',
    machine: rowStatusMachine,
    about: "The active switch of one row. It shows the server's value and is busy until the server has answered.",
  },
  {
    folder: 'bulk',
    machine: bulkMachine,
    about:
      'The same done to several records, one call after the other, with a result for each. It is cancelled between two, ' +
      'stops by itself without a connection or an answer, waits for a sign-in, and sends nothing again whose answer was lost.',
  },
  {
    folder: 'list-export',
    machine: listExportMachine,
    about:
      'All rows of a search as one file, read page after page. It goes on where it failed; there is no file before all has ' +
      'been read.',
  },
  {
    folder: 'notification-send',
    machine: notificationSendMachine,
    about:
      'A notification: typed, shown as it will go out, confirmed, sent once. An answer that is no clear refusal is ' +
      '`unknown`, and only another press sends again, also after a sign-in.',
  },
  {
    folder: 'connectivity',
    machine: connectivityMachine,
    about:
      'Whether the server can be reached, by what calls meet and by looks at a small file of fixed content. Nothing is asked ' +
      'while calls are answered; a look without an answer makes the network slow first, and only the next one offline.',
  },
  {
    folder: 'update',
    machine: updateMachine,
    about:
      'A new version of the app. It is applied when somebody agrees and no window has anything typed; a window is reloaded ' +
      'only when it was found clean a moment before. One that was not goes on with the old version and offers to reload.',
  },
  {
    folder: 'installation',
    machine: installationMachine,
    about:
      'Installing the app: a quiet item in the menu, a hint where it is done by hand, a note where it cannot be done. ' +
      'Whoever turns it down is left in peace.',
  },
];
