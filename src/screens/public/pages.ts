import type { Text } from '#i18n/text.ts';

interface Section {
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
}

/** The content of a public page. */
interface Page {
  readonly title: Text;
  readonly introduction: Text;
  readonly sections: readonly Section[];
}

/** /privacy-policy (section 2). */
export const privacyPolicy: Page = {
  title: 'Privacy Policy',
  introduction: 'Matchdesk is a tool for staff. It stores what your work needs and no more.',
  sections: [
    {
      heading: 'What is stored about you',
      paragraphs: [
        'Your account holds your name, email address, mobile number, profile picture and role. Your password is stored only as a hash: nobody can read it.',
        'The server notes when, with which browser and from which network you signed in, until that session ends. It counts failed sign-ins and one-time codes, so that nobody can guess their way into your account.',
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        'To let you sign in, to send one-time codes to your registered mobile number, and to show your colleagues who has an account. It is not sold, and it is not used for advertising.',
      ],
    },
    {
      heading: 'What stays on this device',
      paragraphs: [
        'Your name and contact details are stored on this device, encrypted, until you log out. The keys of your session belong to one tab and are deleted when you close it. There are no tracking cookies.',
        'After you sign in, a cookie stays in this browser for 180 days. It shows that you have signed in here before, so that nobody can lock you out by guessing your password. It cannot open your account.',
        'Lists that you open stay available offline until you log out or the server has not replied for twelve hours. The list of users is stored only if you turn it on.',
        'Unsaved work stays on this device as a draft until you save or discard it. It is encrypted with your password.',
        'Theme, language and the width of the sidebar belong to the device and stay. The files of the app are stored too, so that it opens without a connection.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Administrators of your organisation see the details of your account. The gateway that delivers one-time codes learns your mobile number and the code, and nothing else.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [
        'You can correct your name, mobile number and picture in your profile. For anything else, and to have your account deleted, ask an administrator of your organisation.',
      ],
    },
  ],
};

/** /account-deletion (section 2). */
export const accountDeletion: Page = {
  title: 'Account Deletion',
  introduction: 'You can have your account and everything in it that is about you deleted.',
  sections: [
    {
      heading: 'How to ask',
      paragraphs: [
        'Ask an administrator of your organisation and name the email address or mobile number you sign in with. The administrator deletes the account in the area User. You cannot delete the account that you are signed in with yourself.',
      ],
    },
    {
      heading: 'What is deleted',
      paragraphs: [
        'Your name, email address, mobile number, birth date and password, at once. You are signed out on every device, and one-time codes that were sent to you stop working. Your picture is no longer shown; say so if its file has to go too.',
        'What a device stores about you is deleted when you log out on it.',
      ],
    },
    {
      heading: 'What stays',
      paragraphs: [
        'Teams, matches, tournaments and everything else that you entered: these records belong to your organisation and do not name you.',
        'Copies that your organisation keeps against loss of data are replaced in turn. Ask how long that takes.',
      ],
    },
  ],
};
