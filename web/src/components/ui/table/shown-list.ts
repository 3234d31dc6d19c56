import { hashKey, type QueryKey } from '@tanstack/react-query'
import { createContext, useState } from 'react'

/** Key of the shown list, so that React doesn't move rows between two lists. */
export const ShownList = createContext('')

/** Tells whether the focus is in a row, or in a dialog that a row opened. */
const isAtWork = (): boolean => Boolean(document.activeElement?.closest('table'))

/**
 * Key of the requested list, or of the previous one until the answer arrives. If the focus is in a row of the
 * previous list, rows in both lists keep the focus, an open dialog and typed text.
 */
export const useShownList = (queryKey: QueryKey, isOld: boolean): string => {
  const asked = hashKey(queryKey)
  const [list, setList] = useState({ asked, shown: asked })
  if (!isOld && list.asked !== asked) setList({ asked, shown: isAtWork() ? list.shown : asked })
  return list.shown
}
