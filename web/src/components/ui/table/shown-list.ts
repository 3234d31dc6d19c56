import { hashKey } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { createContext, useState } from 'react'

/** Which list a table shows: rows that another list has as well must not be seen to jump about, so it has its own. */
export const ShownList = createContext('')

/** The list that was asked for, or, until its answer is there, the one that is still shown. */
export const useShownList = (queryKey: QueryKey, isOld: boolean): string => {
  const asked = hashKey(queryKey)
  const [shown, setShown] = useState(asked)
  if (!isOld && shown !== asked) setShown(asked)
  return shown
}
