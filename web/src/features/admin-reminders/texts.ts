import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('admin-reminders', {
  which: 'What to remind of',
  cart: 'Carts left behind',
  review: 'Reviews to ask for',
  cartAbout:
    'Carts that customers left one to fourteen days ago, of those who agreed to be reminded. Each is reminded once; every message has a link to say no.',
  reviewAbout:
    'Orders that were delivered a week ago. Each customer is asked once; every message has a link to say no.',
  left: 'left {moment}',
  delivered: 'delivered {moment}',
  product: '{quantity} × {name}',
  mail: 'Send a mail',
  openChat: 'Open the chat',
  mailed: 'The mail is on its way',
  notReminded: 'Nothing was sent',
  none: 'Nobody to remind',
  noneYet: 'Mails to confirmed addresses go out by themselves every morning.',
  older: 'Show older ones',
})
