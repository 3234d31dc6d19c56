/** With so many products or fewer a search has found little: it is counted, and so is what was bought afterwards. */
export const FEW = 3

export const SEARCH_LENGTH = 80

/** What was bought after a search: an order has at most so many different products. */
export const MAX_BOUGHT = 40

/** The numbers of days that can be looked at. */
export const SEARCH_DAYS = [30, 7, 90] as const

/** Searches that are told, the most frequent first. */
export const MAX_SEARCHES = 100

/** Words that one order teaches. */
export const MAX_TAUGHT = 20

/** Characters of one line of a message. */
export const SAID_LENGTH = 200

/** Whether it may name a person: an address of mail, or a number as long as one of a phone. */
export const isPersonal = (search: string): boolean => /@|(?:\d[\s-]?){6}/.test(search)
