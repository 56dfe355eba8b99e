declare module "virtual:core" {
  const text: string;
  export default text;
}
