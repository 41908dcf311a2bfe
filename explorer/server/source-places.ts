import { relative } from 'node:path';
import ts from 'typescript';

/** A part of a source file. */
export interface SourcePlace {
  /** From the root of the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly endLine: number;
}

/**
 * The places of the states and transitions of a machine: by the path of a state, and by `path | key | index` of a
 * transition, with the key of its configuration.
 */
export type SourcePlaces = Readonly<Record<string, SourcePlace>>;

/** What the machine's configuration must be searched for. */
export interface WantedPlaces {
  readonly states: readonly string[];
  readonly transitions: readonly { readonly source: string; readonly configKey: string }[];
}

/** A property of the configuration, and the object or list that is its value. */
interface Found {
  readonly property: ts.Node;
  readonly value: ts.Expression;
}

/** Finds the source of machines, also where a state is declared in another file or returned by a function. */
export class SourceFinder {
  readonly #root: string;
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    this.#program = ts.createProgram([...files], options);
    this.#checker = this.#program.getTypeChecker();
  }

  /** @returns the places that were found; the others depend on values that only a run knows. */
  placesIn(machineFile: string, { states, transitions }: WantedPlaces): SourcePlaces {
    const config = this.#configIn(machineFile);
    if (config === undefined) return {};
    const places: Record<string, SourcePlace> = {};
    const counts = new Map<string, number>();
    for (const path of states) {
      const found = this.#state(config, path);
      if (found !== undefined) places[path] = this.#placeOf(found.property, found.value);
    }
    for (const { source, configKey } of transitions) {
      const key = `${source} | ${configKey}`;
      const index = counts.get(key) ?? 0;
      counts.set(key, index + 1);
      const found = this.#transition(config, { source, configKey, index });
      if (found !== undefined) places[`${key} | ${String(index)}`] = this.#placeOf(found.property, found.value);
    }
    return places;
  }

  /** The argument of `createMachine` in the declaration that a machine's file exports. */
  #configIn(machineFile: string): Found | undefined {
    const source = this.#program.getSourceFile(machineFile);
    const exported = source?.statements
      .filter((statement) => ts.isVariableStatement(statement))
      .flatMap(({ declarationList }) => declarationList.declarations)
      .filter(({ name }) => ts.isIdentifier(name) && name.text.endsWith('Machine'));
    for (const { initializer } of exported ?? []) {
      const value = initializer && this.#resolve(initializer);
      if (value !== undefined && ts.isObjectLiteralExpression(value)) return { property: value, value };
    }
    return undefined;
  }

  #state(config: Found, path: string): Found | undefined {
    return path
      .split('.')
      .filter((key) => key !== '')
      .reduce<Found | undefined>((state, key) => this.#within(state, 'states', key), config);
  }

  #transition(
    config: Found,
    { source, configKey, index }: { readonly source: string; readonly configKey: string; readonly index: number },
  ): Found | undefined {
    const state = this.#state(config, source);
    const [kind = '', name = '', end = ''] = configKey.split(' ');
    if (kind !== 'invoke') {
      const found = kind === 'always' ? this.#within(state, kind) : this.#within(state, kind, name);
      return this.#element(found, index);
    }
    const invoke = this.#within(state, 'invoke');
    if (invoke === undefined) return undefined;
    const all = ts.isArrayLiteralExpression(invoke.value) ? invoke.value.elements : [invoke.value];
    const own = all.find((one) => this.#hasSource(one, name)) ?? all[0];
    const value = own && this.#resolve(own);
    return this.#element(value && this.#within({ property: value, value }, end), index);
  }

  #hasSource(effect: ts.Expression, name: string): boolean {
    const value = this.#resolve(effect);
    const src = value && this.#within({ property: value, value }, 'src')?.value;
    return src !== undefined && ts.isStringLiteral(src) && src.text === name;
  }

  /** One of a list of transitions; the list itself where its elements are computed. */
  #element(found: Found | undefined, index: number): Found | undefined {
    if (found === undefined || !ts.isArrayLiteralExpression(found.value)) return found;
    const { elements } = found.value;
    const element = elements.slice(0, index + 1).some(ts.isSpreadElement) ? undefined : elements[index];
    return element === undefined ? found : { property: element, value: element };
  }

  #within(outer: Found | undefined, ...keys: readonly string[]): Found | undefined {
    return keys.reduce<Found | undefined>(
      (found, key) => (found === undefined ? undefined : this.#member(found.value, key)),
      outer,
    );
  }

  /** The property of the first object that an expression can stand for. */
  #member(expression: ts.Expression, key: string): Found | undefined {
    return this.#alternatives(expression)
      .map((one) => this.#property(one, key))
      .find((one) => one !== undefined);
  }

  #property(object: ts.Expression, key: string): Found | undefined {
    if (!ts.isObjectLiteralExpression(object)) return undefined;
    for (const property of object.properties.toReversed()) {
      if (ts.isSpreadAssignment(property)) {
        const found = this.#member(property.expression, key);
        if (found !== undefined) return found;
      } else if (this.#isNamed(property.name, key)) {
        const value = this.#valueOf(property);
        if (value !== undefined) return { property, value };
      }
    }
    return undefined;
  }

  #valueOf(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
    if (ts.isPropertyAssignment(property)) return this.#resolve(property.initializer);
    if (!ts.isShorthandPropertyAssignment(property)) return undefined;
    return this.#declared(this.#checker.getShorthandAssignmentValueSymbol(property));
  }

  #isNamed(name: ts.PropertyName | undefined, key: string): boolean {
    if (name === undefined) return false;
    if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)) return name.text === key;
    if (!ts.isComputedPropertyName(name)) return false;
    return this.#alternatives(name.expression).some((one) => isLiteral(one) && one.text.replaceAll('_', '') === key);
  }

  /** The literals that an expression can stand for. */
  #alternatives(expression: ts.Expression): readonly ts.Expression[] {
    const value = this.#resolve(expression);
    if (value === undefined) return [];
    if (ts.isConditionalExpression(value)) {
      return [...this.#alternatives(value.whenTrue), ...this.#alternatives(value.whenFalse)];
    }
    const isEither = ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isEither ? this.#alternatives(value.right) : [value];
  }

  /** The literal that an expression is; other expressions are their own value. */
  #resolve(expression: ts.Expression): ts.Expression | undefined {
    if (
      ts.isParenthesizedExpression(expression) ||
      ts.isAsExpression(expression) ||
      ts.isSatisfiesExpression(expression)
    )
      return this.#resolve(expression.expression);
    if (ts.isIdentifier(expression)) {
      return this.#declared(this.#checker.getSymbolAtLocation(expression)) ?? expression;
    }
    if (ts.isPropertyAccessExpression(expression)) {
      const object = this.#resolve(expression.expression);
      return (object && this.#property(object, expression.name.text)?.value) ?? expression;
    }
    return ts.isCallExpression(expression) ? (this.#returned(expression) ?? expression) : expression;
  }

  #declared(symbol: ts.Symbol | undefined): ts.Expression | undefined {
    if (symbol === undefined) return undefined;
    const own = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = own.valueDeclaration;
    if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
    return declaration.initializer && this.#resolve(declaration.initializer);
  }

  /** The configuration that `createMachine` takes, or what a function of the machines returns. */
  #returned({ expression, arguments: args }: ts.CallExpression): ts.Expression | undefined {
    const [first] = args;
    if (ts.isPropertyAccessExpression(expression)) {
      return first !== undefined && expression.name.text.startsWith('create') ? this.#resolve(first) : undefined;
    }
    const symbol = this.#checker.getSymbolAtLocation(expression);
    const own =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const declaration = own?.valueDeclaration;
    if (declaration === undefined || declaration.getSourceFile().fileName.includes('/node_modules/')) return undefined;
    const result = resultOf(ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration);
    return result && this.#resolve(result);
  }

  #placeOf(property: ts.Node, value: ts.Node): SourcePlace {
    // A value that is declared elsewhere is more telling than its mention.
    const node = property.getSourceFile() === value.getSourceFile() && contains(property, value) ? property : value;
    const source = node.getSourceFile();
    const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
    return {
      file: relative(this.#root, source.fileName),
      line: lineAt(node.getStart()),
      endLine: lineAt(node.getEnd()),
    };
  }
}

function isLiteral(node: ts.Node): node is ts.StringLiteral | ts.NumericLiteral {
  return ts.isStringLiteral(node) || ts.isNumericLiteral(node);
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.pos <= inner.pos && inner.end <= outer.end;
}

/** The expression that a function returns last. */
function resultOf(node: ts.Node | undefined): ts.Expression | undefined {
  if (
    node === undefined ||
    !(ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
  )
    return undefined;
  const { body } = node;
  if (body === undefined) return undefined;
  if (!ts.isBlock(body)) return body;
  return body.statements.filter(ts.isReturnStatement).at(-1)?.expression;
}
