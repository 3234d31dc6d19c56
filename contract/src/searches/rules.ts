/** A search with this many results or fewer is counted, and so is what is bought after it. */
export const FEW = 3

export const SEARCH_LENGTH = 80

/** Products reported after a search: an order has at most this many different ones. */
export const MAX_BOUGHT = 40

export const SEARCH_DAYS = [30, 7, 90] as const

/** The most searches listed, the most frequent first. */
export const MAX_SEARCHES = 100

export const MAX_TAUGHT = 20

export const MAX_PHRASE_LENGTH = 200

/** Whether a search may contain personal data: an e-mail address, or six digits as in a phone number. */
export const isPersonal = (search: string): boolean => /@|(?:\d[\s-]?){6}/.test(search)
