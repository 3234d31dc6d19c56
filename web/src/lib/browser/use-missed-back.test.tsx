import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useMissedBack } from './use-missed-back.ts'

afterEach(() => history.replaceState(null, '', '/'))

/** What `during` does to the address happens while the router is rendered for the first time. */
const Page = ({ during }: { during: () => void }) => {
  useState(during)
  useMissedBack()
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const open = (during: () => void) =>
  render(
    <BrowserRouter basename="/hi">
      <Page during={during} />
    </BrowserRouter>,
  )

it('shows the page of a step that was made before the router listened', async () => {
  history.replaceState(null, '', '/hi/product/1')
  open(() => history.replaceState({ key: 'list' }, '', '/hi/collections/all?page=2'))
  expect(await screen.findByText('/collections/all?page=2')).toBeTruthy()
})

it('is no step of its own where there was none', () => {
  history.replaceState(null, '', '/hi')
  let steps = 0
  addEventListener('popstate', () => steps++)
  open(() => undefined)
  expect(screen.getByText('/')).toBeTruthy()
  expect(steps).toBe(0)
})
