import { adminTranslator } from '#components/admin-words/texts.ts'

export const { useText } = adminTranslator('paper', {
  open: 'List on paper',
  title: 'List on paper',
  about:
    'Picture, code and price of the chosen products, at most {count}. A product keeps its code for ever, and New order reads it in a message: B12 x2.',
  size: 'Size',
  'size.a4': 'A4',
  'size.a5': 'A5',
  'size.whatsapp': 'WhatsApp',
  'make.pdf': 'Save as PDF',
  'make.pictures': 'Save as pictures',
  notMade: 'The list was not made',
})
