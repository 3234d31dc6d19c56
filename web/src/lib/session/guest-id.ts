import { newId } from '../new-id.ts'

/** `guest_{timestamp}_{32 hex digits}`: the id is the only key to a guest's cart, so it must not be guessable (contract §4). */
export const newGuestId = (): string => `guest_${Date.now()}_${newId()}`
