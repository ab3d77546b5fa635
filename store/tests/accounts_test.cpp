// Accounts, sessions, ratings.
#include "base/bad_input.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

TEST_P(StoreTest, AccountsAreFoundByIdAndName) {
    const Account anna{.id = "a1",
                       .name = "Žofie",
                       .password_hash = "argon",
                       .guest = true,
                       .bot = true,
                       .settings = R"({"lang":"cs"})",
                       .vacation_until = 77,
                       .created = 1'700'000'000'000};
    store_->add_account(anna);
    reopen();
    for (const auto& found :
         {store_->account("a1"), store_->account_by_name("Žofie"), store_->account_by_name("žofie")}) {
        ASSERT_TRUE(found);
        EXPECT_EQ(found->id, "a1");
        EXPECT_EQ(found->name, "Žofie");
        EXPECT_EQ(found->password_hash, "argon");
        EXPECT_TRUE(found->guest);
        EXPECT_TRUE(found->bot);
        EXPECT_EQ(found->settings, R"({"lang":"cs"})");
        EXPECT_EQ(found->vacation_until, 77);
        EXPECT_EQ(found->created, 1'700'000'000'000);
    }
    EXPECT_FALSE(store_->account("a2"));
    EXPECT_FALSE(store_->account_by_name("Anna"));
    EXPECT_FALSE(store_->account_by_name(""));
}

TEST_P(StoreTest, NamesAreUniqueWhateverTheCase) {
    store_->add_account(account_named("a1", "Šimon"));
    EXPECT_THROW(store_->add_account(account_named("a2", "šimon")), BadInput);
    EXPECT_THROW(store_->add_account(account_named("a2", "SIMON")), BadInput);
    EXPECT_FALSE(store_->account("a2"));
    store_->add_account(account_named("a2", "Simona"));
    EXPECT_THROW(store_->update_account(account_named("a2", "ŠIMON")), BadInput);
    EXPECT_EQ(store_->account("a2")->name, "Simona");
    store_->update_account(account_named("a1", "ŠIMON"));  // one's own in another case
    EXPECT_EQ(store_->account("a1")->name, "ŠIMON");
}

TEST_P(StoreTest, OneOfManyGetsTheName) {
    std::atomic<int> named = 0, refused = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            try {
                store_->add_account(account_named("a" + std::to_string(i), "Anna"));
                ++named;
            } catch (const BadInput&) {
                ++refused;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(named, 1);
    EXPECT_EQ(refused, 7);
}

TEST_P(StoreTest, AccountsChangeAndGo) {
    store_->add_account(account_named("a1", "Anna"));
    Account changed = account_named("a1", "Hana");
    changed.vacation_until = 5;
    store_->update_account(changed);
    EXPECT_EQ(store_->account_by_name("hana")->vacation_until, 5);
    EXPECT_FALSE(store_->account_by_name("anna"));
    store_->add_session({"token", "a1", "", 1, 2});
    store_->set_ratings({{"a1", "outpost", 1600, 80, 9}});
    store_->delete_account("a1");
    EXPECT_FALSE(store_->account("a1"));
    EXPECT_FALSE(store_->session("token"));
    EXPECT_TRUE(store_->ratings("a1").empty());
    EXPECT_THROW(store_->update_account(changed), BadInput);
    store_->add_account(account_named("a2", "Hana"));  // the name is free again
}

TEST_P(StoreTest, TextsThatCannotBeStoredAreRefused) {
    EXPECT_THROW(store_->add_account(account_named("a1", std::string("An\0na", 5))), BadInput);
    EXPECT_THROW(store_->add_account(account_named("a1", "\xff\xfe")), BadInput);
    EXPECT_THROW((void)store_->account_by_name(std::string("An\0na", 5)), BadInput);
    const std::string sly = R"('; DROP TABLE accounts; -- "$1" \ {})";
    store_->add_account(account_named("a1", sly));
    EXPECT_EQ(store_->account_by_name(sly)->name, sly);
}

TEST_P(StoreTest, SessionsComeAndGo) {
    store_->add_account(account_named("a1", "Anna"));
    store_->add_account(account_named("a2", "Bob"));
    EXPECT_THROW(store_->add_session({"t0", "nobody", "", 1, 2}), BadInput);
    store_->add_session({"t1", "a1", "", 100, 200});
    store_->add_session({"t2", "a1", "my program", 100, 0});
    store_->add_session({"t3", "a2", "", 100, 300});
    const auto found = store_->session("t2");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->account, "a1");
    EXPECT_EQ(found->label, "my program");
    EXPECT_EQ(found->created, 100);
    store_->delete_expired_sessions(200);
    EXPECT_FALSE(store_->session("t1"));
    EXPECT_TRUE(store_->session("t2"));  // has no end
    EXPECT_TRUE(store_->session("t3"));
    store_->delete_sessions_of("a1");
    EXPECT_FALSE(store_->session("t2"));
    store_->delete_session("t3");
    EXPECT_FALSE(store_->session("t3"));
}

TEST_P(StoreTest, RatingsAreKeptByGame) {
    store_->add_account(account_named("a1", "Anna"));
    store_->add_account(account_named("a2", "Bob"));
    store_->set_ratings(
        {{"a1", "outpost", 1512.5, 300.25, 1}, {"a2", "outpost", 1487.5, 300.25, 1}, {"gone", "outpost"}});
    store_->set_ratings({{"a1", "endeavor", 1600, 100, 20}, {"a1", "outpost", 1520.125, 290, 2}});
    reopen();
    const auto of_anna = store_->ratings("a1");
    ASSERT_EQ(of_anna.size(), 2u);
    EXPECT_EQ(of_anna[0].game, "endeavor");
    EXPECT_EQ(of_anna[0].rating, 1600);
    EXPECT_EQ(of_anna[1].rating, 1520.125);
    EXPECT_EQ(of_anna[1].deviation, 290);
    EXPECT_EQ(of_anna[1].games, 2u);
    EXPECT_EQ(store_->ratings("a2")[0].rating, 1487.5);
    EXPECT_TRUE(store_->ratings("gone").empty());
}

}  // namespace
}  // namespace pentarchy
