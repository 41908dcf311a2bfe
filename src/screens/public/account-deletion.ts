import type { Page } from './public-page.tsx';

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
