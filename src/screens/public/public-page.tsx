import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import css from './public-page.module.css';

interface Section {
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
}

/** What a public page says. */
export interface Page {
  readonly title: Text;
  readonly introduction: Text;
  readonly sections: readonly Section[];
}

/** A page to be read, by anybody. Home is the dashboard, which sends on to the login whoever is not signed in. */
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
