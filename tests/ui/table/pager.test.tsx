import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Pager, pageRange } from '#ui/table/pager.tsx';
import { show } from '../support/show.ts';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a pager', () => {
  it('offers 10, 25, 50 and 100 rows and shows the current range', async () => {
    const onPageSize = vi.fn();
    const user = show(<Pager page={2} pageSize={10} total={17} onPage={vi.fn()} onPageSize={onPageSize} />);
    expect(screen.getByText('11–17 of 17')).toBeTruthy();
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(Array.from(sizes.children, (option) => option.textContent)).toEqual(['10', '25', '50', '100']);
    await user.selectOptions(sizes, '50');
    expect(onPageSize).toHaveBeenCalledWith(50);
  });

  it('steps to the first, previous, next and last page', async () => {
    const onPage = vi.fn();
    const user = show(<Pager page={3} pageSize={10} total={95} onPage={onPage} onPageSize={vi.fn()} />);
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) await user.click(button(name));
    expect(onPage.mock.calls).toEqual([[1], [2], [4], [10]]);
  });

  it('disables the buttons at the ends of the list', () => {
    const { rerender } = render(<Pager page={1} pageSize={10} total={17} onPage={vi.fn()} onPageSize={vi.fn()} />);
    expect([button('First page').disabled, button('Next page').disabled]).toEqual([true, false]);
    rerender(<Pager page={2} pageSize={10} total={17} onPage={vi.fn()} onPageSize={vi.fn()} />);
    expect([button('Previous page').disabled, button('Last page').disabled]).toEqual([false, true]);
  });

  it('shows a custom page size from a link', () => {
    render(<Pager page={1} pageSize={20} total={17} onPage={vi.fn()} onPageSize={vi.fn()} />);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('20');
  });
});

describe('the range of a page', () => {
  it.each([
    [1, 10, 0, { pages: 1, from: 0, to: 0 }],
    [1, 10, 10, { pages: 1, from: 1, to: 10 }],
    [2, 25, 26, { pages: 2, from: 26, to: 26 }],
  ])('%i with %i of %i rows is %o', (page, pageSize, total, expected) => {
    expect(pageRange({ page, pageSize, total })).toEqual(expected);
  });
});
