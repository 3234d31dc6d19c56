import { expect, logIn } from './fixtures.ts'
import type { Locator, Page } from '@playwright/test'

export const DEMO_ADMIN = { phone: '9999999999', password: 'Admin@1234' }

/** Logs the demo shop's admin in and opens a page of the admin area. */
export const openAsAdmin = async (page: Page, path: string): Promise<void> => {
  await page.goto('/login')
  await logIn(page, DEMO_ADMIN)
  await page.waitForURL('/')
  await page.goto(path)
}

/** The row of a table that tells of something; on a phone it is a card. */
export const rowOf = (page: Page, text: string): Locator =>
  page.locator('tbody tr').filter({ hasText: text })

/** Answers a question of the page; the question must be the one that is expected. */
export const answer = async (page: Page, question: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: question, exact: true })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

/** Text that no other test and no other run has. */
export const unique = (prefix: string): string =>
  `${prefix}-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase()
