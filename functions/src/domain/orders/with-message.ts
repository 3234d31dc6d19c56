/** Of one order: it is one document, which every list reads. */
const MOST_MESSAGES = 40

/** What an order's customer was told, with one more. */
export const withMessage = <Message>(
  { messages = [] }: { messages?: Message[] },
  message: Message,
): { messages: Message[] } => ({ messages: [...messages, message].slice(-MOST_MESSAGES) })
