import { hashKey } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { createContext, useState } from 'react'

/** The key of the list that a table shows, so that rows which two lists share do not move between them. */
export const ShownList = createContext('')

/** Whether the focus is in a row, or in a dialog that a row has opened. */
const isAtWork = (): boolean => Boolean(document.activeElement?.closest('table'))

/**
 * The list that was asked for, or, until its answer is there, the one that is still shown. Who is at work in that one
 * when the answer comes goes on: a row of both keeps the focus, its open dialog and what was typed into it.
 */
export const useShownList = (queryKey: QueryKey, isOld: boolean): string => {
  const asked = hashKey(queryKey)
  const [list, setList] = useState({ asked, shown: asked })
  if (!isOld && list.asked !== asked) setList({ asked, shown: isAtWork() ? list.shown : asked })
  return list.shown
}
