import views from './data/views.json' with { type: 'json' }

/** What a picture shows of a product, apart from its front. */
export type View = 'open' | 'above' | 'use' | 'bare' | 'stove' | 'shelf' | 'hand'

/** A kind of thing, by what its pictures show. */
export type FormName = keyof typeof views

/** The extra pictures of each. */
export const FURTHER_VIEWS = views as Readonly<Record<FormName, readonly View[]>>
