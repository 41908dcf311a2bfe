/** Routes and buttons exist only for the calls that an entity declares. */
export function declared<E>(endpoint: E | undefined): E {
  if (endpoint === undefined) throw new Error('A call that the entity does not declare');
  return endpoint;
}
