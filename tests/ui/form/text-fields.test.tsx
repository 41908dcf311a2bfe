import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberTextField } from '#ui/form/number-text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { show } from '../support/show.ts';

function Phone({ isPhone = false }) {
  const [value, setValue] = useState('');
  return <NumberTextField label="Phone" maxLength={10} value={value} onChange={setValue} isPhone={isPhone} />;
}

describe('a number-type input', () => {
  it('removes everything but digits and cuts to the maximum length', async () => {
    const user = show(<Phone />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await user.type(box, '98a७-6 5432109');
    expect(box.value).toBe('9876543210');
  });

  it('keeps the caret when another character is typed', async () => {
    const user = show(<Phone />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(box, '1234');
    await user.type(box, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(box.value).toBe('1234');
    expect(box.selectionStart).toBe(2);
  });

  it.each([
    ['₹ 2,00,000', '200000'],
    ['-6', '-6'],
    ['1 or 2', '1 or 2'],
    ['many', ''],
  ])('never makes another number of the pasted %s', async (pasted, shown) => {
    const user = show(<Phone />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(box);
    await user.paste(pasted);
    expect(box.value).toBe(shown);
  });

  it('keeps the whole number of another country, so that its rule is broken', async () => {
    const user = show(<Phone isPhone />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(box);
    await user.paste('+1 555 123 4567');
    expect(box.value).toBe('+1 555 123 4567');
    await user.tripleClick(box);
    await user.paste('+91 98765-43210');
    expect(box.value).toBe('9876543210');
    await user.type(box, '1');
    expect(box.value).toBe('9876543210');
  });

  it('keeps the caret where a key is refused inside of a number with its country', async () => {
    const user = show(<Phone isPhone />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(box, '+1 555');
    await user.type(box, 'x4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box.value).toBe('+1 4555');
  });

  it.each([
    ['+91 98765-43210 77', '9876543210'],
    ['919876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['098765432101', '9876543210'],
    ['98765432101', '9876543210'],
    ['+1 555 123 456', '+1 555 123 456'],
    ['+1 555 123 4567', '+1 555 123 4567'],
    ['9198765', '9198765'],
    ['0044 7911 123456', '00447911123456'],
    ['+91 98a7', '+91 987'],
  ])('reads a mobile number that is typed as %s', async (typed, shown) => {
    const user = show(<Phone isPhone />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(box, typed);
    expect(box.value).toBe(shown);
  });
});

describe('a password field', () => {
  it('shows and hides the password', async () => {
    const user = show(
      <PasswordField label="Password" autoComplete="current-password" value="secret12" onChange={() => undefined} />,
    );
    const box = screen.getByLabelText<HTMLInputElement>('Password');
    expect(box.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box.type).toBe('password');
  });
});

describe('a field', () => {
  it('connects label, required mark, error and help with its control', () => {
    render(
      <TextField label="Name" required error="Name is required" help="As on the jersey" value="" onChange={vi.fn()} />,
    );
    const box = screen.getByRole('textbox', { name: 'Name' });
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Name is required',
      'As on the jersey',
    ]);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('*', { exact: false, selector: 'label span' })).toBeTruthy();
  });
});
