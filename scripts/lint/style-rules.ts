/** A style sheet of the product. */
export interface StyleSheet {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** What makes each change of a page slow or ignores a setting of the browser, in which style sheets, and where it is allowed. */
const rules: readonly {
  readonly what: RegExp;
  readonly in: RegExp;
  readonly except: readonly string[];
  readonly why: string;
}[] = [
  {
    what: /:has\(/,
    in: /./,
    except: [
      // Single controls and dialogs.
      'src/ui/overlay/dialog.module.css',
      'src/ui/form/file-input.module.css',
      'src/ui/form/control.module.css',
      'src/screens/entity/import/import.module.css',
      // Only on paper.
      'src/screens/shared/publish/publish.module.css',
      'src/screens/shared/points/points.css',
      // The frame, the chips and the panels of the dashboard until they have come: a dozen elements.
      'src/app/shell/shell.module.css',
      'src/screens/entity/filters/filters.module.css',
      'src/screens/dashboard/dashboard-screen.module.css',
    ],
    why: 'is matched again after each change of the page: mark the element',
  },
  {
    what: /\btransition|line-clamp/,
    in: /^src\/ui\/table\/table/,
    except: [],
    why: 'costs a style or a layout for each of a hundred rows',
  },
  {
    what: /(?<![\w-])(font(-size)?|--size[\w-]*):[^;]*\dpx|@(media|container)[^{]*\dpx/,
    in: /./,
    except: [],
    why: 'ignores the size of text that the user has set in the browser: use rem',
  },
];

/** What style sheets must not contain, as `path:line: reason`. */
export function brokenStyleRules(sheets: readonly StyleSheet[]): readonly string[] {
  return sheets.flatMap(({ path, text }) => {
    const lines = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n');
    return rules
      .filter((rule) => rule.in.test(path) && !rule.except.includes(path))
      .flatMap(({ what, why }) =>
        lines.flatMap((line, at) => {
          const found = what.exec(line)?.[0];
          return found === undefined ? [] : [`${path}:${at + 1}: ${found} ${why}`];
        }),
      );
  });
}
