import { expect, it } from 'vitest'
import { cutMessage, plainMessage } from './cut.ts'

const cut = (message: string) => cutMessage(plainMessage(message)).map(({ text }) => text)

it.each<[message: string, ...stretches: string[]]>([
  ['2 balti lal, 1 tawa; 3 katori', '2 balti lal', '1 tawa', '3 katori'],
  ['- 1 lota\n• 2 mug\n✔ 3 thali', '1 lota', '2 mug', '3 thali'],
  ['1) tawa - 2\n2) mug - 1', 'tawa - 2', 'mug - 1'],
  ['1.5 litre kadhai. 2 mug', '1.5 litre kadhai', '2 mug'],
  ['Rs. 400 wala cooker', 'Rs. 400 wala cooker'],
  ['1 lota and 2 mugs', '1 lota', '2 mugs'],
  ['एक लोटा और दो मग', 'एक लोटा', 'दो मग'],
  ['१ लोटा आणि २ मग', '१ लोटा', '२ मग'],
  ['একটা ঘটি এবং ২টো মগ', 'একটা ঘটি', '২টো মগ'],
  ['1 சொம்பு மற்றும் 2 மக்', '1 சொம்பு', '2 மக்'],
  ['tawa ya kadhai', 'tawa', 'kadhai'],
  // A span of numbers is one stretch.
  ['2 ya 3 balti', '2 ya 3 balti'],
  ['12/4 Gandhi Road', '12/4 Gandhi Road'],
  ['[23/11/26, 6:30 pm] Asha Rao: 2 mug', '2 mug'],
  ['<b>2</b> mug https://shop.example/x?a=1 <script>alert("1 tawa")</script>', '2  mug'],
  [''],
  ['🙏🙏', '🙏🙏'],
])('%s', (message, ...stretches) => {
  expect(cut(message)).toEqual(stretches)
})

it('knows a question, a heading and what joins two stretches', () => {
  const [first, second, third] = cutMessage('for the kids: 1 mug ya 1 lota?')
  expect(first).toMatchObject({ text: 'for the kids', isHeading: true })
  expect(second).toMatchObject({ text: '1 mug', joinedBy: 'mark' })
  expect(third).toMatchObject({ text: '1 lota', joinedBy: 'or', isQuestion: true })
})
