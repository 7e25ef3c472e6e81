/** `contains` that works on forms, too (base/property-of.ts). */
export const containsNode = (node: Node, other: Node | null): boolean => Node.prototype.contains.call(node, other)
