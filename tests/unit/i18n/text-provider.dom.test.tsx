import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#i18n/english.ts';
import { TextProvider } from '#i18n/text-provider.tsx';
import { useServerText, useText } from '#i18n/use-text.ts';

function TextSamples() {
  const text = useText();
  const serverText = useServerText();
  return (
    <ul>
      <li>{text('Save')}</li>
      <li>{text('{{count}} selected', { count: 1 })}</li>
      <li>{text('{{count}} selected', { count: 3 })}</li>
      <li>{text('Delete {{name}}?', { name: '<Soul> & {{name}}' })}</li>
      <li>{serverText('Name is required')}</li>
      <li>{serverText('Team created successfully')}</li>
      <li>{serverText('Too many attempts. Please try again in 40 seconds')}</li>
      <li>{serverText('Team: already there. Ask X::Y')}</li>
    </ul>
  );
}

const inLanguage = (language: Language) => (
  <TextProvider language={language}>
    <TextSamples />
  </TextProvider>
);
const shownTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const untranslated = ['<Soul> & {{name}}', 'Team: already there. Ask X::Y'] as const;

test('English is built in, Hindi is loaded when chosen, and both can be chosen again', async () => {
  const { rerender } = render(inLanguage('en'));
  const english = shownTexts();
  expect(english[2]).toBe('3 selected');
  expect(english.at(-1)).toBe(untranslated[1]);

  rerender(inLanguage('hi'));
  await screen.findByText('सहेजें');
  expect(shownTexts()).toEqual([
    ...['सहेजें', '1 चुना गया', '3 चुने गए', `${untranslated[0]} को हटाएँ?`, 'नाम ज़रूरी है', 'टीम को बना दिया गया है'],
    ...['बहुत ज़्यादा कोशिशें हुईं. कृपया इतने समय बाद फिर से कोशिश करें: 40 सेकंड', untranslated[1]],
  ]);
  expect(document.documentElement.lang).toBe('hi');

  rerender(inLanguage('en'));
  await screen.findByText('Save');
  expect(shownTexts()).toEqual(english);
  expect(document.documentElement.lang).toBe('en');
});
