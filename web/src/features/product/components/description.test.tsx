import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { connection } from '#lib/offline/connection.ts'
import { aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Description } from './description.tsx'

afterEach(() => act(() => connection.report(true)))

it('shows no English text in Hindi without a connection, when only a list told of the product', () => {
  const product = aProduct({ description: 'A bright thali', nameIn: { hi: 'थाली' } })
  renderApp(<Description product={product} />, { language: 'hi' })
  expect(screen.getByText('A bright thali')).toBeTruthy()
  act(() => connection.report(false))
  expect(screen.queryByText('A bright thali')).toBeNull()
})

it('shows the text in the reader’s language without a connection', () => {
  const product = aProduct({
    description: 'A bright thali',
    nameIn: { hi: 'थाली' },
    descriptionIn: { hi: 'चमकती थाली' },
  })
  act(() => connection.report(false))
  renderApp(<Description product={product} />, { language: 'hi' })
  expect(screen.getByText('चमकती थाली')).toBeTruthy()
})
