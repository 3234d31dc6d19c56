import { dayOf } from '@bartan/contract/shared/shop-day'
import { createContext, useContext } from 'react'

/** What time it is, in milliseconds: by the browser's clock, or a test's. */
export const ClockContext = createContext(() => Date.now())

/** The time at which this is rendered. */
export const useNow = (): number => useContext(ClockContext)()

/** The day of the shop at which this is rendered: `2026-11-23`. */
export const useToday = (): string => dayOf(new Date(useNow()))
