import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { fakeApi } from './fake-api.ts'

/** What tests do with the form of a product and its grid of variants. */

export const cell = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The box that says whether the product has variants. */
export const tickVariants = async () =>
  userEvent.click(await screen.findByLabelText('Each one differs'))

export const retype = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(cell(label), text)
}

export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

/** What a product's form sent, without the values that it was opened with. */
export const changeIn = (sent: { body?: unknown } | undefined): unknown => {
  const { was: _, ...change } = (sent?.body ?? {}) as Record<string, unknown>
  return change
}

export const bodiesOf = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.sent.filter(({ call }) => call.startsWith(method)).map(changeIn)
