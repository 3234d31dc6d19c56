import { dayOf } from '@bartan/contract/shared/shop-day'
import { createContext, useContext } from 'react'

/** The current time in milliseconds: by the browser's clock, or a test's. */
export const ClockContext = createContext(() => Date.now())

/** The time of this render. */
export const useNow = (): number => useContext(ClockContext)()

/** The shop's date at this render: `2026-11-23`. */
export const useToday = (): string => dayOf(new Date(useNow()))
