import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OtpField, type OtpFieldProps } from '#ui/form/otp-field.tsx';
import { show } from '../support/show.ts';

let code = '';

function Otp(props: Partial<OtpFieldProps>): ReactNode {
  const [value, setValue] = useState('');
  code = value;
  return <OtpField label="OTP" length={6} value={value} onChange={setValue} {...props} />;
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (index: number) => screen.getByLabelText<HTMLInputElement>(`Please enter OTP character ${index + 1}`);
const shown = () => boxes().map(({ value }) => value || '_');
const focused = () => boxes().findIndex((each) => each.matches(':focus'));

/** Simulates a touch keyboard: a `beforeinput` event and the new content, without key events. */
function touch(index: number, value: string, inputType = 'insertText') {
  const filled = box(index);
  fireEvent(filled, new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
  if (filled.value !== value) fireEvent.input(filled, { target: { value } });
}

beforeEach(() => {
  code = '';
});

describe('the one-time-code entry', () => {
  it('has four boxes by default, each with its label', () => {
    render(<OtpField label="OTP" value="" onChange={() => undefined} />);
    expect(boxes().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Please enter OTP character 1',
      'Please enter OTP character 2',
      'Please enter OTP character 3',
      'Please enter OTP character 4',
    ]);
    expect(screen.getByRole('group', { name: 'OTP' })).toBeTruthy();
    expect(boxes().map(({ autocomplete }) => autocomplete)).toEqual(['one-time-code', 'off', 'off', 'off']);
    expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true);
  });

  it('moves the focus with each character and stops at the last box', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.keyboard('12');
    expect(focused()).toBe(2);
    await user.keyboard('3456');
    expect(focused()).toBe(5);
    expect(code).toBe('123456');
  });

  it('accepts only digits when numeric, anything but spaces when text', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Otp />);
    await user.click(box(0));
    await user.keyboard('a1-२');
    expect(code).toBe('12');
    unmount();
    render(<Otp kind="text" length={4} />);
    await user.click(box(0));
    await user.keyboard('a 1Z');
    expect(code).toBe('a1Z');
  });

  it('overwrites a filled box, also with the same character', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.keyboard('123456{Home}');
    await user.keyboard('1');
    expect(focused()).toBe(1);
    await user.keyboard('9');
    expect(code).toBe('193456');
  });

  it('uses the new character when the caret is beside the old one', () => {
    render(<Otp />);
    touch(0, '7');
    touch(0, '75');
    expect(code).toBe('5');
    touch(0, '85');
    expect(code).toBe('8');
  });

  it('clears a filled box, then moves back, one character per press', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.keyboard('123456{Backspace}');
    expect([code, focused()]).toEqual(['12345', 5]);
    await user.keyboard('{Backspace}');
    expect([code, focused()]).toEqual(['1234', 4]);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect([code, focused()]).toEqual(['', 0]);
  });

  it('keeps an empty box in the middle', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.keyboard('123456{Home}{ArrowRight}{Delete}');
    expect(shown()).toEqual(['1', '_', '3', '4', '5', '6']);
    expect(code).toBe('13456');
    await user.keyboard('0');
    expect([code, focused()]).toEqual(['103456', 2]);
  });

  it('moves with arrows, Home and End and stays inside', async () => {
    const user = show(<Otp />);
    await user.click(box(2));
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe(1);
    await user.keyboard('{End}{ArrowRight}');
    expect(focused()).toBe(5);
    await user.keyboard('{Home}{ArrowLeft}');
    expect(focused()).toBe(0);
  });

  it('cuts a paste to the remaining boxes', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.keyboard('98');
    await user.paste(' 12345678\n');
    expect([code, focused()]).toEqual(['981234', 5]);
  });

  it('rejects a paste with other characters than digits, and clears the error with the next change', async () => {
    const user = show(<Otp />);
    await user.click(box(0));
    await user.paste('12a456');
    expect(code).toBe('');
    expect(screen.getByText('Only digits can be pasted here')).toBeTruthy();
    await user.keyboard('1');
    expect(screen.queryByText('Only digits can be pasted here')).toBeNull();
  });

  it('pastes letters into text boxes', async () => {
    const user = show(<Otp kind="text" length={4} />);
    await user.click(box(1));
    await user.paste('a1B2');
    expect(shown()).toEqual(['_', 'a', '1', 'B']);
  });

  it('spreads an autofilled code over all boxes', () => {
    render(<Otp />);
    touch(0, '1');
    touch(0, '123456', 'insertReplacementText');
    expect([code, focused()]).toEqual(['123456', 5]);
  });

  it('is erased by a touch keyboard, which sends no key names', () => {
    render(<Otp />);
    touch(0, '1');
    touch(1, '2');
    expect(focused()).toBe(2);
    touch(2, '', 'deleteContentBackward');
    expect([code, focused()]).toEqual(['1', 1]);
    touch(1, '', 'deleteContentBackward');
    expect([code, focused()]).toEqual(['', 0]);
  });

  it('shows the value of its owner: an empty code after a wrong one', () => {
    const { rerender } = render(<OtpField label="OTP" value="1234" onChange={() => undefined} />);
    expect(shown()).toEqual(['1', '2', '3', '4']);
    rerender(<OtpField label="OTP" value="" onChange={() => undefined} />);
    expect(shown()).toEqual(['_', '_', '_', '_']);
  });

  it('connects its error with each box and calls onBlur when the focus leaves all boxes', async () => {
    const user = userEvent.setup();
    let blurs = 0;
    render(<Otp error="OTP is required" onBlur={() => (blurs += 1)} />);
    for (const each of boxes()) {
      const id = each.getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(id)?.textContent).toBe('OTP is required');
      expect(each.getAttribute('aria-invalid')).toBe('true');
    }
    await user.click(box(0));
    await user.tab();
    expect(blurs).toBe(0);
    await user.click(document.body);
    expect(blurs).toBe(1);
  });

  it('does not handle shortcuts of the browser', () => {
    render(<Otp />);
    const event = createEvent.keyDown(box(0), { key: 'ArrowLeft', altKey: true });
    fireEvent(box(0), event);
    expect(event.defaultPrevented).toBe(false);
  });
});
