import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pictureMaxBytes } from '#domain/limits.ts';
import { FileInput } from '#ui/form/file-input.tsx';
import { pictureFile } from '../../server/support/pictures.ts';

function png(bytes = 100): File {
  return new File([pictureFile('png', { bytes })], 'logo.png', { type: 'image/png' });
}

type Picture = File | string | null;

function Field({ initial, onChange }: { initial: Picture; onChange: (value: Picture) => void }) {
  const [value, setValue] = useState(initial);
  const change = (file: Picture) => {
    setValue(file);
    onChange(file);
  };
  return <FileInput label="Image" value={value} onChange={change} />;
}

function setUp({ initial = null, applyAccept = true }: { initial?: Picture; applyAccept?: boolean } = {}) {
  const onChange = vi.fn<(value: Picture) => void>();
  const { container } = render(<Field initial={initial} onChange={onChange} />);
  return { user: userEvent.setup({ applyAccept }), onChange, container };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Image/);

describe('a picture field', () => {
  it('accepts a PNG, shows it and passes it on', async () => {
    const { user, onChange, container } = setUp();
    const file = png();
    await user.upload(input(), file);
    expect(await screen.findByText('logo.png')).toBeTruthy();
    expect(onChange).toHaveBeenCalledWith(file);
    expect(container.querySelector('img')?.src).toMatch(/^blob:/);
  });

  it('checks the content of a file, not its name', async () => {
    const { user, onChange } = setUp({ applyAccept: false });
    await user.upload(input(), new File(['<svg>'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('The picture has to be a PNG, JPEG or WebP file')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const unnamed = new File([png()], 'logo', { type: '' });
    await user.upload(input(), unnamed);
    expect(await screen.findByText('logo')).toBeTruthy();
    expect(onChange).toHaveBeenCalledWith(unnamed);
  });

  it('passes the chosen file on at once, then the one without metadata', async () => {
    const { user, onChange } = setUp();
    const photo = new File([png(), 'after the end'], 'photo.png', { type: 'image/png' });
    await user.upload(input(), photo);
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    const [first, second] = onChange.mock.calls.map(([value]) => value);
    expect(first).toBe(photo);
    expect(second).toMatchObject({ name: 'photo.png', size: png().size });
  });

  it.each([
    ['HTML after the first bytes of a JPEG', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '<html>'], 'a.jpg')],
    ['a PNG that ends early', new File([png().slice(0, 60)], 'a.png')],
  ])('shows why %s is not accepted, and keeps the former picture', async (_, file) => {
    const { user, onChange } = setUp({ initial: '/uploads/logo.png', applyAccept: false });
    await user.upload(input(), file);
    expect(await screen.findByText(/^The picture cannot be read\./)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('/uploads/logo.png');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows that this browser cannot decode a picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    const { user } = setUp();
    await user.upload(input(), png());
    expect(await screen.findByText(/^The picture cannot be read\./)).toBeTruthy();
    expect(screen.queryByText('logo.png')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('rejects more than 2 MB, and clears the error with the next valid file', async () => {
    const { user } = setUp();
    await user.upload(input(), png(pictureMaxBytes + 1));
    expect(await screen.findByText('The picture is larger than 2 MB')).toBeTruthy();
    await user.upload(input(), png(pictureMaxBytes));
    expect(await screen.findByText('logo.png')).toBeTruthy();
    expect(screen.queryByText('The picture is larger than 2 MB')).toBeNull();
  });

  it('accepts a dropped file', async () => {
    const { onChange, container } = setUp();
    const zone = container.querySelector('label[class]:has(input)') ?? input();
    const file = png();
    fireEvent.drop(zone, { dataTransfer: { files: { item: () => file } } });
    expect(await screen.findByText('logo.png')).toBeTruthy();
    expect(onChange).toHaveBeenCalledWith(file);
  });

  it('removes the picture and returns the focus to the field', async () => {
    const { user, onChange } = setUp({ initial: '/uploads/logo.png' });
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(onChange).toHaveBeenCalledWith(null);
    expect(document.activeElement).toBe(input());
  });
});
