/** The value, which must be there: routes and buttons exist only for what an entity declares. Throws otherwise. */
export function requireDeclared<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A call that the entity does not declare');
  return value;
}
