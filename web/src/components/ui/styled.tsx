import type { ComponentProps, ElementType } from 'react'
import { cx } from '#styled-system/css'

type Recipe<V> = {
  (variants?: V): string
  splitVariantProps: (props: never) => [V, object]
}

/** Props of an element styled by a recipe: the recipe's variants, and another element by `as`. */
type StyledProps<E extends ElementType, V> = V &
  Omit<ComponentProps<E>, keyof V | 'as'> & { as?: ElementType }

/** Creates a component styled by a recipe. More class names can be added, because utilities come after recipes. */
export const styled = <E extends ElementType, V extends object>(
  element: E,
  recipe: Recipe<V>,
  defaults?: Partial<ComponentProps<E>>,
) => {
  const Styled = ({ as, className, ...props }: StyledProps<E, V> & { className?: string }) => {
    const Element: ElementType = as ?? element
    const [variants, rest] = recipe.splitVariantProps(props as never)
    return <Element {...defaults} {...rest} className={cx(recipe(variants), className)} />
  }
  return Styled
}
