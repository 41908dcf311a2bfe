import { limits } from '#domain/limits.ts';
import type { AddressLook } from '#lists/look.ts';
import { type SavedView, type SavedViews, useSavedViews } from '#lists/saved-views.ts';
import type { ListQuery } from '#machines/list/types.ts';
import type { ListToolsProps } from '../tools/list-tools-props.ts';
import { formatLook } from './look.ts';

/** The saved views of a list, and what its address makes of them. */
export interface ListViews extends SavedViews {
  /** The view in the address, if this device has it. */
  readonly chosen: SavedView | undefined;
  /** The name in the address. It may be the name of a view that only the sender of a link has. */
  readonly name: string;
  /** Whether the list differs from the chosen view; without one, from an untouched list. */
  readonly isChanged: boolean;
  /** Whether the row of views is shown. */
  readonly hasRow: boolean;
  /** The list as it is shown now, under a name. */
  readonly viewNamed: (name: string) => SavedView;
  /** The address of the whole list, and that of a view, without `#`. */
  readonly hrefOfAll: string;
  readonly hrefOfView: (view: SavedView) => string;
}

const wholeList: ListQuery = { page: 1, perPage: limits.pageSize, search: '' };

export function useListViews({ entity, columns, query, look, shown, hrefOf }: ListToolsProps): ListViews {
  const saved = useSavedViews(entity.path);
  const name = (look.view ?? '').trim();
  const chosen = saved.find(name);
  const shownLook = formatLook(columns, shown);

  const viewNamed = (newName: string): SavedView => ({
    name: newName.trim(),
    search: query.search,
    filters: query.filters,
    perPage: query.perPage,
    look: shownLook,
  });
  const hrefOfView = (view: SavedView) =>
    hrefOf(
      { page: 1, perPage: view.perPage, search: view.search, filters: view.filters },
      { view: view.name, ...view.look },
    );
  const hrefOfAll = hrefOf(wholeList, {});

  // The density of this device is the same for all lists, so it changes none of them.
  const ownLook: AddressLook = Object.fromEntries(Object.entries(shownLook).filter(([key]) => key !== 'density'));
  const isOwn = name === '' && look.density === undefined;
  const differs = () => hrefOf({ ...query, page: 1 }, isOwn ? ownLook : shownLook) !== hrefOfAll;
  const isChanged = chosen ? hrefOfView(viewNamed(chosen.name)) !== hrefOfView(chosen) : name !== '' || differs();
  return {
    ...saved,
    chosen,
    name,
    isChanged,
    hasRow: saved.views.length > 0 || name !== '',
    viewNamed,
    hrefOfAll,
    hrefOfView,
  };
}
