export const Budget = () => document.body.append("Foreign");
