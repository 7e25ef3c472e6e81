/** Whether `other` is `node` or in it, also where a form's field is called `contains`. */
export const containsNode = (node: Node, other: Node | null): boolean => Node.prototype.contains.call(node, other)
