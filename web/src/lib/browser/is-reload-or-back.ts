/** Tells whether this document was reached by reload, Back or Forward; others start at their top. */
export const isReloadOrBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !('type' in navigation)) return false
  return navigation.type === 'reload' || navigation.type === 'back_forward'
}
