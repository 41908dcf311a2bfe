import type { AnyStateMachine } from 'xstate';
import { bulkMachine } from '#machines/bulk/machine.ts';
import { changePasswordMachine } from '#machines/change-password/machine.ts';
import { connectivityMachine } from '#machines/connectivity/machine.ts';
import { draftMachine } from '#machines/draft/machine.ts';
import { draftSendMachine } from '#machines/draft-send/machine.ts';
import { finderMachine } from '#machines/finder/machine.ts';
import { formMachine } from '#machines/form/machine.ts';
import { historyMachine } from '#machines/history/machine.ts';
import { importMachine } from '#machines/import/machine.ts';
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
import { restoreMachine } from '#machines/restore/machine.ts';
import { rowStatusMachine } from '#machines/row-status/machine.ts';
import { scheduleMachine } from '#machines/schedule/machine.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { sessionsMachine } from '#machines/sessions/machine.ts';
import { syncMachine } from '#machines/sync/machine.ts';
import { undoMachine } from '#machines/undo/machine.ts';
import { updateMachine } from '#machines/update/machine.ts';

/** A machine and its description in machines/README.md. `folder` is its folder in machines/. */
export interface Chart {
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly about: string;
}

/** All machines, in the order of machines/README.md. */
export const charts: readonly Chart[] = [
  {
    folder: 'session',
    machine: sessionMachine,
    about:
      'The session of this tab. A launch signs no user out: a stored user without a token is `locked` when online and ' +
      '`readOnly` when offline. After a rejected refresh it is `expired`: the screen stays under the sign-in dialog. A ' +
      "user's data is purged before another user signs in.",
  },
  {
    folder: 'login',
    machine: loginMachine,
    about:
      'The login form, on its screen and in the sign-in dialog. One press makes one attempt, and a failure leaves the ' +
      'input unchanged.',
  },
  {
    folder: 'recovery',
    machine: recoveryMachine,
    about:
      'Recovers access with a one-time code. The wait before another code is stored as an instant, so a sleeping tab or ' +
      'a reload does not extend it. Every failure of `verifyOtp` ends it. Only `verifyOtp` receives the code.',
  },
  {
    folder: 'new-password',
    machine: newPasswordMachine,
    about: 'The new password after a verified code. At the end, the machine clears the passwords.',
  },
  {
    folder: 'change-password',
    machine: changePasswordMachine,
    about:
      "The dialog to change the user's password. Errors show while typing. At the end, the machine clears the " +
      'passwords.',
  },
  {
    folder: 'phone-verification',
    machine: phoneVerificationMachine,
    about:
      'Verifies a mobile number with a code: sent, verified, or `wrong`. It has the same countdown as the recovery.',
  },
  {
    folder: 'profile',
    machine: profileMachine,
    about:
      "The user's profile. A changed number is verified before it is sent. As the specification requires, a failed save " +
      'leaves the screen too, unless it names a field or has an unknown result.',
  },
  {
    folder: 'sessions',
    machine: sessionsMachine,
    about:
      "The user's sessions on all devices. One of them, or all others, ends after a confirmation. The list is read again " +
      'after every end, after a result that leaves it uncertain, and after a sign-in.',
  },
  {
    folder: 'list',
    machine: listMachine,
    about:
      'A page of any entity for a query. The rows of the previous query stay, marked, for 300 ms, then a skeleton ' +
      'replaces them. A response never shows under another query, because leaving a load cancels it.',
  },
  {
    folder: 'form',
    machine: formMachine,
    about:
      'The form of any entity. A save without a response is checked and never sent again automatically: an edit in its ' +
      'record (`checking`), a create in the list (`lookingUp`). If the lookup fails the form is `unconfirmed`. If it ' +
      'finds records that may be the one, the user decides (`unsure`). Offline, a save is stored and the form ends as ' +
      '`waiting`.',
  },
  {
    folder: 'draft',
    machine: draftMachine,
    about:
      'Stores the input of one form on the device after a short delay. The draft of an earlier visit is offered, and ' +
      'new input is stored under another id. If the disk is full the user sees a notice, and the next change tries ' +
      'again.',
  },
  {
    folder: 'draft-send',
    machine: draftSendMachine,
    about:
      'Sends a stored draft to the server when the user presses Send. An edit is compared with the current record, and ' +
      'the user resolves the conflicts first. A draft that was sent without a response is looked up before it is sent ' +
      'again.',
  },
  {
    folder: 'sync',
    machine: syncMachine,
    about:
      'The cached lists of this device, as the user manages them: update them call by call, cancel between two calls, ' +
      'delete them.',
  },
  {
    folder: 'schedule',
    machine: scheduleMachine,
    about:
      'Loads all pages of several lists, one call after the other. Cached rows are shown at once and replaced list by ' +
      'list. If one list fails, the others are still read; offline, reading stops.',
  },
  {
    folder: 'finder',
    machine: finderMachine,
    about:
      'Searches records in many lists: first in the cache, then on the server, a few lists at a time. If a list does ' +
      'not respond, the screen says so and its cached matches stay.',
  },
  {
    folder: 'removal',
    machine: removalMachine,
    about: 'The removal of one record: requested, confirmed, sent once.',
  },
  {
    folder: 'undo',
    machine: undoMachine,
    about: 'Undo of the last action for ten seconds; without a connection it waits until the user sends it.',
  },
  {
    folder: 'history',
    machine: historyMachine,
    about:
      'A page of the history of changes. It is never cached: without a connection it waits in `offline`. Entries of the ' +
      'previous query stay, marked, while a load is short.',
  },
  {
    folder: 'restore',
    machine: restoreMachine,
    about:
      'Undoes one change after a confirmation. If later changes touched the same fields, `conflict` shows them and asks ' +
      'again. A restore without a response is never repeated by itself.',
  },
  {
    folder: 'row-status',
    machine: rowStatusMachine,
    about: "The active switch of one row. It shows the server's value and is busy until the server responds.",
  },
  {
    folder: 'bulk',
    machine: bulkMachine,
    about:
      'Applies one action to several records, one call after the other, with a result for each. The user can cancel ' +
      'between two calls. It stops when offline or without a response, waits for a sign-in, and never repeats a call ' +
      'that had no response.',
  },
  {
    folder: 'list-export',
    machine: listExportMachine,
    about:
      'Exports all rows of a search as one file, page after page. After a failure it continues with the next page. It ' +
      'makes no file before all pages are read.',
  },
  {
    folder: 'import',
    machine: importMachine,
    about:
      'Imports the rows of a spreadsheet into a list: read, matched to fields, references resolved, checked, sent one ' +
      'after the other. That a row is about to be sent is stored before it is sent, so after a reload it is looked up ' +
      'first. One window alone has an import; another one waits in `elsewhere`. Offline, sending waits and continues.',
  },
  {
    folder: 'notification-send',
    machine: notificationSendMachine,
    about:
      'A notification: typed, previewed, confirmed, sent once. Unless the server clearly rejected it, a failure is ' +
      '`unknown`. Only another press sends it again, also after a sign-in.',
  },
  {
    folder: 'connectivity',
    machine: connectivityMachine,
    about:
      'Whether the server can be reached, from the results of calls and from probes of a small file of fixed content. ' +
      'It sends no probes while calls succeed. The first probe that times out means slow, the next one offline.',
  },
  {
    folder: 'update',
    machine: updateMachine,
    about:
      'A new version of the app. It is applied when the user agrees and no window has unsaved input. A window reloads ' +
      'only if it was found clean a moment before; otherwise it continues with the old version and offers to reload.',
  },
  {
    folder: 'installation',
    machine: installationMachine,
    about:
      'Installs the app: a menu item, a hint where the user must do it by hand, a note where it is not possible. A user ' +
      'who declines is not asked again.',
  },
];
