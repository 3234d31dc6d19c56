import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render-app.tsx'
import { FilterSection } from './filter-section.tsx'

const nothing = () => undefined

const isOpen = (title: string) => screen.getByText(title).closest('details')?.open

it.each([
  ['in a drawer only what is in use is unfolded', false, [true, false]],
  ['beside the list all is unfolded', true, [true, true]],
])('%s', (_, matches, open) => {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
  renderApp(
    <>
      <FilterSection title="Brand" isInUse>
        Omax
      </FilterSection>
      <FilterSection title="Rating">Any</FilterSection>
    </>,
  )
  expect([isOpen('Brand'), isOpen('Rating')]).toEqual(open)
})
