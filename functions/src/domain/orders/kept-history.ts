/** The most that one order keeps: it is one document, which every list reads. */
const MAX_KEPT = 40

/** What happened to an order, oldest first, with one more; the latest of it. */
export const withLatest = <One>(before: readonly One[] | undefined, one: One): One[] =>
  [...(before ?? []), one].slice(-MAX_KEPT)

/** What an order's customer was told, with one more. */
export const withMessage = <Message>(
  { messages }: { messages?: Message[] },
  message: Message,
): { messages: Message[] } => ({ messages: withLatest(messages, message) })
