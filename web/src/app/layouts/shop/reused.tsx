import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** What stands in the place of a part while the server draws a page. */
export type DrawReused = (name: string, part: ReactNode) => ReactNode

export const ReusedContext = createContext<DrawReused | undefined>(undefined)

/** A part that many pages have in common: the server draws it once for all of them (reused-parts.ts). */
export const Reused = ({ name, children }: { name: string; children: ReactNode }) => {
  const draw = useContext(ReusedContext)
  return draw ? draw(name, children) : children
}
