/** All fields of `T` by name, what may be absent as undefined: the compiler asks for one that is new in `T`. */
export type EveryField<T> = { [Field in keyof Required<T>]: T[Field] }
