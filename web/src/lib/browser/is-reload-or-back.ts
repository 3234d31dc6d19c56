/** Whether this document was reached by reload, Back or Forward; one that was typed or linked to starts at its top. */
export const isReloadOrBack = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !('type' in navigation)) return false
  return navigation.type === 'reload' || navigation.type === 'back_forward'
}
