export default function Media() {
  return null;
}
