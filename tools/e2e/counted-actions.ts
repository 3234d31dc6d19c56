import type { Locator, Page } from '@playwright/test'

/** Counts a person's actions on a page: presses, typed texts, choices and files. */
export const countedActions = (page: Page) => {
  let count = 0
  const act = async (action: () => Promise<unknown>) => {
    count += 1
    await action()
  }
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
  return {
    count: () => count,
    press: (name: string, role: 'button' | 'link' = 'button') =>
      act(() => page.getByRole(role, { name, exact: true }).first().click()),
    fill: (target: Locator, text: string) => act(() => target.fill(text)),
    pressOn: (target: Locator) => act(() => target.click()),
    type: (name: string, text: string, at: 'first' | 'last' = 'first') =>
      act(() => field(name)[at]().fill(text)),
    choose: (name: string, option: string) =>
      act(() => page.getByLabel(name, { exact: true }).selectOption(option)),
    upload: (name: string | RegExp, file: Parameters<Locator['setInputFiles']>[0]) =>
      act(() => page.getByLabel(name, { exact: true }).first().setInputFiles(file)),
  }
}
