import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

type Mail = { to: string[]; message: { text: string } }

/** Finds the address with this path in the newest mail to a person, in the dev outbox. */
const linkIn = async (request: APIRequestContext, to: string, path: string): Promise<string> => {
  let link: string | undefined
  const read = async () => {
    const mails = (await (await request.get('/api/dev/mails')).json()) as Mail[]
    const text = mails.find((mail) => mail.to.includes(to))?.message.text ?? ''
    link = new RegExp(`${path}\\?token=[\\w-]+`).exec(text)?.[0]
    return link
  }
  await expect.poll(read, `a mail to ${to} has a link to ${path}`).toBeDefined()
  return link ?? ''
}

const press = async (page: Page, name: string) => page.getByRole('button', { name }).click()

test('a newsletter is begun and ended by the links in its mails', async ({ page, request }) => {
  const email = `reader.${Date.now()}.${test.info().project.name}@example.com`
  await request.post('/api/newsletter', { data: { email } })
  const link = await linkIn(request, email, '/confirm-email')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
  await press(page, 'Confirm my address')
  await expect(page.getByText('The code for your first order is in our next mail.')).toBeVisible()

  // A second visit through the same link says that there is nothing left to do.
  await page.goto(`/hi${link}`)
  await press(page, 'मेरा पता पक्का करें')
  await expect(page.getByText('यह पता पहले ही पक्का हो चुका है।')).toBeVisible()
  await page.goto(link)
  await press(page, 'Confirm my address')
  await expect(page.getByText('This address is already confirmed.')).toBeVisible()

  const end = await linkIn(request, email, '/unsubscribe')
  await page.goto(end)
  await press(page, 'Unsubscribe from the newsletter')
  await expect(page.getByText('You will get no more newsletters from us.')).toBeVisible()
})

test('a link to a new password that came without its token says so, and asks for nothing', async ({
  page,
}) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('incomplete')
  await expect(page.getByLabel('New password')).toHaveCount(0)
})

test.describe('a link that confirms nothing', () => {
  // The browser logs the refusal on the console.
  test.use({ mayFail: [/\/api\/confirmations$/] })

  test('says so @desktop', async ({ page }) => {
    await page.goto('/confirm-email?token=nonsense-of-somebody')
    await press(page, 'Confirm my address')
    await expect(page.getByRole('alert')).toContainText('This link does not work any more.')
    await page.goto('/confirm-email')
    await expect(page.getByRole('alert')).toContainText('incomplete')
  })
})
