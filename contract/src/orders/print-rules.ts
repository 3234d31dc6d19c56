/** What is printed for a selection of orders, as one file. */
export const PRINT_KINDS = ['labels', 'slips', 'pick_list', 'documents'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

/** The header that says how many of the orders are in the file: what is cancelled needs no label. */
export const PRINTED_HEADER = 'X-Printed'
