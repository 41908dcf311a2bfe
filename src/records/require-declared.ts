/** The endpoint, which must be declared: routes and buttons exist only for declared calls. Throws otherwise. */
export function requireDeclared<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('A call that the entity does not declare');
  return endpoint;
}
