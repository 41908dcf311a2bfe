import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import css from './public-page.module.css';

interface Section {
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
}

/** The content of a public page. */
export interface Page {
  readonly title: Text;
  readonly introduction: Text;
  readonly sections: readonly Section[];
}

/** A page of text without a sign-in. Home is the dashboard, which redirects to the login if nobody is signed in. */
export function PublicPage({ page: { title, introduction, sections } }: { page: Page }) {
  const text = useText();
  return (
    <AuthCard
      title={text(title)}
      description={text(introduction)}
      footer={<a href="#/dashboard">{text('Home')}</a>}
      wide
    >
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={css['section']}>
          <h2>{text(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{text(paragraph)}</p>
          ))}
        </section>
      ))}
    </AuthCard>
  );
}
