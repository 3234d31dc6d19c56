import { answerLate, expectStill } from '../../answer-late.ts'
import { expect, openAs, plentiful, test } from '../../fixtures.ts'
import { holdBack } from '../../hold-back.ts'
import { shiftsOf, watchShifts } from '../../layout-shifts.ts'
import { nextFrames } from '../../next-frames.ts'

test.use({ mayFail: [/\/api\/pin\//] })

/** One of an ordinary state, of the one with the longest name, of none, and none at all. */
const PINS = ['411001', '396230', '999999', '12']

test('the row of the PIN code keeps its room while its code and each answer come @phone', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdBack(page, /\/assets\/pin-check-/)
  const asked = page.waitForRequest(/\/assets\/pin-check-/)
  await page.goto(`/product/${product._id}`)
  await page.getByText('Eligible for return').scrollIntoViewIfNeeded()
  await asked
  await nextFrames(page)
  await watchShifts(page)
  release()
  const pin = page.getByLabel('PIN code')
  await expect(pin).toBeVisible()
  await expectStill(page)
  const answer = page.locator('form').filter({ has: pin }).getByRole('status')
  for (const code of PINS) {
    await pin.fill(code)
    const check = page.getByRole('button', { name: 'Check' })
    await answerLate(page, /\/api\/pin\//, () => check.click())
    await expect(answer).not.toBeEmpty()
    await expectStill(page)
  }
})

for (const width of [360, 768])
  test(`the till keeps the room of what a PIN code tells (${width}) @phone`, async ({
    page,
    request,
    newAccount,
  }) => {
    const [product] = await plentiful(request)
    const { session } = await newAccount()
    await page.setViewportSize({ width, height: 1024 })
    await openAs(page, '/checkout', { as: session, cart: { product } })
    const pin = page.getByLabel('PIN code', { exact: true })
    await pin.focus()
    await page.waitForLoadState('networkidle')
    const asked = page.waitForRequest(/\/api\/pin\//)
    const release = await holdBack(page, /\/api\/pin\//)
    await watchShifts(page)
    await pin.fill('411001')
    await asked
    await nextFrames(page)
    expect(await shiftsOf(page), 'as soon as it is typed').toEqual([])
    release()
    await expect(pin).toHaveAccessibleDescription(/^Maharashtra · Arrives/)
    await expectStill(page)
  })
