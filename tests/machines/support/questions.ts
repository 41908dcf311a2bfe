import { importStages } from '#machines/import/types.ts';

/** What readers of a machine ask its states. */
export interface Question {
  readonly asks: string;
  /** The answers: a state has exactly one of these tags. */
  readonly tags: readonly string[];
  /** The states that have none of them, and answer with what their readers do otherwise. */
  readonly otherwise: readonly string[];
  /** The state whose substates answer; otherwise empty. */
  readonly region: string;
}

/** The questions of each machine, in brackets the region. Below each: its tags | the states that have none of them. */
const table = `
bulk
  What is shown?
    confirming busy awaitingSignIn ended
change-password
  Does the user wait, and for what?
    busy awaitingSignIn | editing closed done
connectivity
  May what is known be outdated?
    probing | online.resting slow.waiting offline.waiting portal.waiting
device-sign-out
  Is the dialog open?
    idle dialog
  Can the user confirm?
    busy awaitingSignIn | idle confirming
draft
  Is a draft of an earlier visit offered? (offer)
    offered | looking discarding none
  Has all input been written, as far as possible? (storing)
    settled | writing
finder
  May more results follow?
    busy | idle settled
form
  Are the values the input of the user, and may they have been sent?
    noContent mayBeSent saved | editing.usual reading comparing awaitingSignIn.toSave
  Is there a record, and what became of the last save?
    loading loadFailed comparing lookingUp unconfirmed unsure | editing.usual reading saving storing
      awaitingSignIn.toSave awaitingSignIn.toCheck awaitingSignIn.toLookUp saved waiting
  Can the user edit?
    editing busy awaitingSignIn | loadFailed comparing saved waiting
import
  Which stage is shown?
    ${importStages.join(' ')} | acquiring removing closed
  What holds the rows up, or has ended them? (open.sending)
    lookingUp awaitingConnection awaitingSignIn unstorable | storing calling forgetting settling
  Has sending stopped, or does it wait for the search of existing records? (open)
    paused finished finding | checking.settled checking.due checking.storing awaitingSignIn sending.storing
      sending.calling sending.lookingUp sending.offline sending.awaitingSignIn sending.unstorable sending.forgetting
      sending.settling
  Are corrections being written? (open.checking)
    writing | settled due
  Does the check of the rows wait? (preparing.converting)
    busy awaitingConnection awaitingSignIn asking
installation
  Does the menu offer to install the app, or is shown why it cannot?
    item note | unavailable asking declined impossible askingPersistence installed
  Is shown how to install the app by hand?
    hint | unavailable available asking declined byHand explained impossible askingPersistence installed
list
  Are there rows of this query?
    loading loadFailed | loaded.idle loaded.refreshing loaded.revalidating loaded.readingCache loaded.awaitingSignIn
  Is the page loaded?
    busy awaitingSignIn idle loadFailed | loaded.readingCache
list-export
  Does the user wait, and for what?
    busy awaitingSignIn | failed saved cancelled
login
  Does the user wait, and for what?
    busy | editing done
new-password
  Does the user wait, and for what?
    busy | editing done
notification-send
  Is the dialog open?
    dialog | editing
  Does the user wait, and for what?
    busy | editing confirming
phone-verification
  Can the code be entered?
    entering | asking sending awaitingSignIn.toSend awaitingSignIn.toResend awaitingSignIn.toVerify verified cancelled
  Which call is made, or waits for a sign-in?
    send resend verify | asking entering.step.acceptingCode.sent entering.step.acceptingCode.wrong
      entering.countdown.running entering.countdown.over verified cancelled
  Does the user wait, and for what?
    busy awaitingSignIn | asking entering.step.acceptingCode.sent entering.step.acceptingCode.wrong
      entering.countdown.running entering.countdown.over verified cancelled
profile
  Are the values the input of the user, and may they have been sent?
    noContent mayBeSent saved | editing.usual verifyingPhone reading awaitingSignIn.toSave savedLocally
  What is shown?
    loading loadFailed dialog unconfirmed | editing.usual reading saving checking awaitingSignIn.toSave
      awaitingSignIn.toCheck saved savedLocally
  Can the user edit?
    editing busy awaitingSignIn | loadFailed verifyingPhone saved savedLocally
recovery
  Can the code be entered?
    entering | asking sending verified
  Which call is made?
    send resend verify | asking entering.step.acceptingCode.sent entering.step.acceptingCode.wrong
      entering.countdown.running entering.countdown.over verified
  Does the user wait, and for what?
    busy | asking entering.step.acceptingCode.sent entering.step.acceptingCode.wrong entering.countdown.running
      entering.countdown.over verified
removal
  Is the dialog open?
    idle dialog
  Can the user confirm?
    busy awaitingSignIn | idle confirming
restore
  Is the dialog open?
    idle dialog
  Can the user confirm?
    busy awaitingSignIn | idle confirming conflict
row-status
  Has the change ended?
    idle busy awaitingSignIn
schedule
  Does the user wait, and for what?
    busy awaitingSignIn | idle revalidating
session
  Is there a user?
    session busy | signedOut
  Can the user call the server, sign in, or only read? (present.access)
    signedIn dialog | tokenless.readOnly
  Why is the sign-in dialog open? (present.access.tokenless)
    expired | locked readOnly
  Do calls wait for new tokens? (present.access.signedIn)
    refreshing | ready
sync
  Is something done with the cached lists?
    busy updating | idle
undo
  Is the bar or the dialog shown?
    bar dialog | idle
  What does the bar say?
    busy awaitingSignIn awaitingConnection failed | idle offered.timed offered.held conflicting
update
  Which notice is shown?
    ready blocked stale busy | current postponed
`;

/** The questions by machine. */
export const questions: Readonly<Record<string, readonly Question[]>> = Object.fromEntries(
  table
    .trim()
    .split(/\n(?=\S)/)
    .map((text) => {
      const [name = '', ...asked] = text.split(/\n {2}(?=\S)/);
      return [name, asked.map(readQuestion)];
    }),
);

function readQuestion(text: string): Question {
  const [asked = '', ...lines] = text.split('\n');
  const [, asks = '', region = ''] = /^(.*\?)(?: \((.*)\))?$/.exec(asked) ?? [];
  const [tags = [], otherwise = []] = lines
    .join(' ')
    .split('|')
    .map((words) => words.trim().split(/\s+/));
  return { asks, region, tags, otherwise: otherwise.map((name) => (region === '' ? name : `${region}.${name}`)) };
}
