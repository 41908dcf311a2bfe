import css from './footer.module.css';

/** The year of the copyright and the company line (section 2). */
export function Footer({ year, company = 'Matchdesk' }: { year: number; company?: string }) {
  return (
    <footer className={css['footer']}>
      © {year} {company}
    </footer>
  );
}
