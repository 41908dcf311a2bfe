import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import layout from '#ui/layout/layout.module.css';
import { accountDeletion, privacyPolicy } from './pages.ts';
import css from './public-screen.module.css';

const pages = { 'privacy-policy': privacyPolicy, 'account-deletion': accountDeletion };

/**
 * /privacy-policy and /account-deletion: short pages of text without a sign-in, which share one chunk. Home is the dashboard,
 * which redirects to the login if nobody is signed in.
 */
export function PublicScreen({ name }: { name: keyof typeof pages }) {
  const { title, introduction, sections } = pages[name];
  const text = useText();
  return (
    <AuthCard
      title={text(title)}
      description={text(introduction)}
      footer={<a href="#/dashboard">{text('Home')}</a>}
      wide
    >
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={classNames(layout['tight'], css['section'])}>
          <h2>{text(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={layout['note']}>
              {text(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </AuthCard>
  );
}
